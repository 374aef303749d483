import { usePersonalQuery } from './use-personal-query.ts'

/** The student who is logged in, as the server knows them. */
export const useCurrentUser = () => usePersonalQuery('/user/current-user')
