/** The filter of the calls, in the names of the control surface's parameters. Empty text allows every value. */
export type CallFilter = Readonly<Record<FilterKey, string>>;

/** Parameters of the filter, with the labels of their fields. */
export const filterLabels = {
  text: 'Text',
  endpoint: 'Endpoint',
  site: 'Site',
  page: 'Page',
  valid: 'Verdict',
  status: 'Status',
  fault: 'Fault',
  from: 'Sender',
  session: 'Session',
} as const;
export type FilterKey = keyof typeof filterLabels;
export const filterKeys = Object.keys(filterLabels) as readonly FilterKey[];

/** Values with a name of their own, for fields and for the chips of a set filter. */
export const valueLabels: Partial<Record<FilterKey, Readonly<Record<string, string>>>> = {
  valid: { true: 'valid', false: 'with problems' },
  fault: { true: 'with a fault', false: 'without a fault' },
  status: { '2xx': '2xx success', '4xx': '4xx refused', '5xx': '5xx server error', '0': 'no response' },
  from: { page: 'a page', tool: 'a tool', foreign: 'a foreign page' },
  endpoint: { null: 'no endpoint' },
};

/** Values come from pages, which may name one `constructor`. */
export function labelOf(key: FilterKey, value: string): string {
  const labels = valueLabels[key] ?? {};
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

export const noFilter = Object.fromEntries(filterKeys.map((key) => [key, ''])) as CallFilter;

export const filterFrom = (params: URLSearchParams): CallFilter =>
  Object.fromEntries(filterKeys.map((key) => [key, params.get(key) ?? ''])) as CallFilter;

/** Returns the parameters of the set values. */
export function filterQuery(filter: CallFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of filterKeys) if (filter[key] !== '') params.set(key, filter[key]);
  return params;
}

export const isFiltered = (filter: CallFilter): boolean => filterKeys.some((key) => filter[key] !== '');
