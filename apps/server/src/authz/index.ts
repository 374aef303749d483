export { startRegistration } from './registration/start-registration.ts'
export { eraseWhatExpired } from './retention/erase-what-expired.ts'
export { resealIdentities } from './retention/reseal-identities.ts'
export { createAuthenticate } from './sessions/authenticate.ts'
