/** The open numbers of a finished period. Some counts are too few to be shown. */
export const numbers = {
  register_period: 'past',
  academic_year: 2018,
  requests: 3_120,
  outcomes: [
    { amount: 12_480, count: null },
    { amount: 4_000, count: 1_200 },
    { amount: 0, count: 1_500 },
  ],
  median_days: 63.4,
  appeals: 210,
  reversals: null,
}
