import { hash, type Options, verify } from '@node-rs/argon2'
import { createFairQueue } from '../fair-queue.ts'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /**
   * Without a hash the same work is done and the result is false, so that the time does not show whether the account
   * exists.
   */
  readonly verify: (password: string, passwordHash: string | undefined) => Promise<boolean>
}

export type Cost = Pick<Options, 'algorithm' | 'memoryCost' | 'timeCost' | 'parallelism'>

/** OWASP's argon2id (the library's 2) of 19 MiB and two passes: about 15 ms of one processor; see docs/adr/0081. */
export const passwordCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Cost

const longestQueue = 200

/** Hashing uses much processor time and memory, so only `atOnce` hashes run at the same time and the others wait. */
export const createPasswords = async (atOnce: number, cost: Cost = passwordCost): Promise<Passwords> => {
  const inTurn = createFairQueue({ atOnce, longestQueue })
  const unusedHash = await hash('no password has this hash', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (password, passwordHash) => {
      const isRight = await inTurn(() => verify(passwordHash ?? unusedHash, password))
      return isRight && passwordHash !== undefined
    },
  }
}
