/** What a screen reader says about a step of the bar. */
export const stepBar = {
  position: 'שלב {n} מתוך {total}: {label}',
  active: 'שלב נוכחי',
  done: 'הושלם',
  notYet: 'טרם נפתח',
} as const
