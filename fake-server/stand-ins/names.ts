/** The stand-ins for third parties. Fault rules use these names, and the paths of a stand-in begin with its name. */
export const standInNames = [
  'booking',
  'captcha',
  'comments',
  'fonts',
  'maps',
  'pixel',
  'registry',
  'reservation',
  'social',
  'tour-dates',
  'video',
] as const;
