/** The text that the tests' scanners report as an infection. No real program contains it. */
export const infectedMark = 'MILGO-TEST-INFECTION-7c1d'
