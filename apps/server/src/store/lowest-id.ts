/** The lowest UUID. No row has it, so pages in the order of the ids begin after it. */
export const lowestId = '00000000-0000-0000-0000-000000000000'
