/**
 * How the office's pages prove that a call comes from them (docs/adr/0280): the page can read the CSRF cookie and sends
 * its value in the CSRF header. Over https both cookies of a session have the prefix that binds them to the host.
 */
export const csrfHeader = 'x-csrf-token'
export const csrfCookie = 'milgo-office-csrf'
export const sessionCookie = 'milgo-office'
export const securePrefix = '__Host-'
