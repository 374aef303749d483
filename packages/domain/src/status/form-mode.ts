/** How the application form opens: whole, for the flagged documents only, or as a copy to read. */
export const formModes = ['FILL', 'FIX', 'READ'] as const
export type FormMode = (typeof formModes)[number]
