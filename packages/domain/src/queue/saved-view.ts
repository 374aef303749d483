/** The greatest number of saved views of one person, because each view is counted whenever the queue is opened. */
export const mostSavedViews = 30
