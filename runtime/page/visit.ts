/** The visitor's record and session. Spec 1 §3-§5. */
export interface Visit {
  /**
   * Counts one hit and renews the session; a new visit starts when there is no session. Times are in milliseconds (our choice).
   * Returns the visitor record as it stands in its cookie, or an empty text where cookies are refused.
   */
  hit(): string;
}
