/** A staff member's account by the name that limits and devices know it by; apart from a student's of the same e-mail. */
export const staffAccount = (email: string): string => `staff:${email}`
