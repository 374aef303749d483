import { hash, type Options, verify } from '@node-rs/argon2'
import { createFairQueue } from '../fair-queue.ts'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** Without a hash, the same work is done and the answer is no: whether there is an account must not show. */
  readonly verify: (password: string, passwordHash: string | undefined) => Promise<boolean>
}

export type Cost = Pick<Options, 'algorithm' | 'memoryCost' | 'timeCost' | 'parallelism'>

/** OWASP's argon2id (the library's 2) of 19 MiB and two passes: about 15 ms of one processor; see docs/adr/0081. */
export const passwordCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Cost

const longestQueue = 200

/** Hashing fills processors and memory, so only so many run at once and the rest wait in line. */
export const createPasswords = async (atOnce: number, cost: Cost = passwordCost): Promise<Passwords> => {
  const inTurn = createFairQueue({ atOnce, longestQueue })
  const nobodys = await hash('no password has this hash', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (password, passwordHash) => {
      const isRight = await inTurn(() => verify(passwordHash ?? nobodys, password))
      return isRight && passwordHash !== undefined
    },
  }
}
