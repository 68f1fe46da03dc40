/** The visitor's record and session. */
export interface Visit {
  /**
   * Counts one hit and renews the session; without a session a new visit starts. Times are in milliseconds. Returns the visitor record in its
   * cookie, or an empty text where cookies are refused.
   */
  hit(): string;
}
