/** The key of the token in the browser's storage. */
export const tokenKey = 'milgo.token'
