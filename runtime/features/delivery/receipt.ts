/**
 * What became of an event by its first attempt; of one `untilDelivered` as soon as it is delivered or lost, `kept` after its third failure,
 * and nothing once the page goes.
 */
export interface Receipt {
  /**
   * `delivered`: the platform has answered that it took it. `handedOver`: the browser sends it on; nobody sees the response.
   * `kept`: it waits for another attempt, on this page or a later one. `lost`: never, and it was counted.
   */
  readonly state: 'delivered' | 'handedOver' | 'kept' | 'lost';
  /** The response's status; 0 if there was none. */
  readonly status: number;
}
