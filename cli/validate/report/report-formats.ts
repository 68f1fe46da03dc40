export const reportFormats = ['pretty', 'json', 'sarif', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];
