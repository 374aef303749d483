import { usePersonalQuery } from './use-personal-query.ts'

/** Returns the logged-in student as the server knows them. */
export const useCurrentUser = () => usePersonalQuery('/user/current-user')
