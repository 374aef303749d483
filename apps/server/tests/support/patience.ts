/** How long a test waits for what happens by itself; one that passes waits no longer than that takes. */
export const patience = { timeout: 100_000, interval: 20 }
