/** What the tests' scanners call an infection; no program anywhere holds it. */
export const infectedMark = 'MILGO-TEST-INFECTION-7c1d'
