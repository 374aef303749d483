/** How the application form opens: the whole form, only the flagged documents, or read-only. */
export const formModes = ['FILL', 'FIX', 'READ'] as const
export type FormMode = (typeof formModes)[number]
