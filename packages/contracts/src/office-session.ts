/**
 * How the office's pages prove that a call is theirs (docs/adr/0280): the cookie of this name can be read by the page,
 * which sends its value back in this header. Over https both cookies of a session carry the prefix that binds them to the host.
 */
export const csrfHeader = 'x-csrf-token'
export const csrfCookie = 'milgo-office-csrf'
export const sessionCookie = 'milgo-office'
export const securePrefix = '__Host-'
