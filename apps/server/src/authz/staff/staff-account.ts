/**
 * Returns the key of a staff account for limits and devices, different from the key of a student with the same e-mail.
 */
export const staffAccount = (email: string): string => `staff:${email}`
