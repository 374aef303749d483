import { hash, verify } from '@node-rs/argon2'
import { startLoginServer } from './login-server.ts'
import type { Measurement } from './measurement.ts'

const users = 50
const rounds = 4

/** Logins a second by fifty people at once, against the bare hashing that each of them costs. */
export const benchLogins = async (): Promise<readonly Measurement[]> => {
  const server = await startLoginServer()
  try {
    const real = await perSecond(async () => {
      const { status } = await server.logIn('demo.student@milgo.example', server.demoPassword)
      if (status !== 200) throw new Error(`a login answered ${status}`)
    })
    const kept = await hash('Rv7kbaL2x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const floor = await perSecond(async () => {
      await verify(kept, 'Rv7kbaL2x')
    })
    return [{ name: 'logins by password, 50 people at once', value: real, floor, unit: 'a second' }]
  } finally {
    await server.stop()
  }
}

const perSecond = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  const person = async () => {
    for (let round = 0; round < rounds; round++) await work()
  }
  await Promise.all(Array.from({ length: users }, person))
  return (users * rounds) / ((performance.now() - start) / 1000)
}
