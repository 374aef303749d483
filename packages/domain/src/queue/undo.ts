/** The minutes in which a change of the work on requests can be undone. */
export const undoMinutes = 15
