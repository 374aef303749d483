/** So many views of the queue are one person's: each is counted whenever somebody looks at the queue. */
export const mostSavedViews = 30
