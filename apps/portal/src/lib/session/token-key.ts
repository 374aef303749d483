/** Where the browser stores the token of whoever is logged in. */
export const tokenKey = 'milgo.token'
