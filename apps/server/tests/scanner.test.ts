import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clamavScanner } from '../src/platform/scan/clamav.ts'
import { ScannerUnavailable } from '../src/platform/scan/scanner.ts'
import { startClamd, whyNoClamd } from './support/clamd.ts'
import { freePorts } from './support/free-port.ts'
import { type Gateway, startGateway } from './support/gateway-process.ts'
import { infectedMark } from './support/infected-mark.ts'
import { makePdf } from './support/make-pdf.ts'

const others: Gateway[] = []
afterEach(() => {
  for (const other of others.splice(0)) other.stop()
})
const behaving = async (behaviour: string) => {
  const gateway = await startGateway('scanner', behaviour)
  others.push(gateway)
  // Answers may be as slow as the machine makes them; only a scanner that hangs is given up.
  const patience = behaviour === 'hangs' ? { silenceMs: 500 } : {}
  return clamavScanner({ address: `tcp://127.0.0.1:${gateway.port}`, ...patience })
}
const inChunks = (content: Buffer, size = 64 * 1024): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
      content.subarray(index * size, (index + 1) * size),
    ),
  )

const clean = makePdf()
const infected = makePdf({ comment: infectedMark })

/** The same tests for the real daemon and for its replacement. */
const scans = (addressOf: () => string): void => {
  const scan = (content: Buffer, size?: number) =>
    clamavScanner({ address: addressOf() }).scan(inChunks(content, size))

  it('tells clean from infected', async () => {
    expect(await scan(clean)).toBe('clean')
    expect(await scan(infected)).toBe('infected')
  })
  it('reports that it is reachable', async () => {
    expect(await clamavScanner({ address: addressOf() }).isAvailable()).toBe(true)
  })
  it('reads ten megabytes to the end', async () => {
    const large = Buffer.alloc(10_485_760 - infectedMark.length)
    expect(await scan(large)).toBe('clean')
    expect(await scan(Buffer.concat([large, Buffer.from(infectedMark)]))).toBe('infected')
  })
  it('finds a mark that is split across two chunks', async () => {
    expect(await scan(infected, infected.indexOf(infectedMark) + 5)).toBe('infected')
  })
  it('scans many at once', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 30 }, (_, index) => scan(index % 3 === 0 ? infected : clean)),
    )
    expect(verdicts.filter((verdict) => verdict === 'infected')).toHaveLength(10)
  })
}

describe.skipIf(whyNoClamd)(`ClamAV's daemon${whyNoClamd ? ` (${whyNoClamd})` : ''}`, () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>
  beforeAll(async () => {
    clamd = await startClamd()
  })
  afterAll(() => clamd?.stop())
  scans(() => clamd.address)
})

describe('its replacement', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await startGateway('scanner', 'scans')
  })
  afterAll(() => gateway.stop())
  scans(() => `tcp://127.0.0.1:${gateway.port}`)
})

describe('a scanner that', () => {
  it.each(['hangs', 'babbles', 'dies', 'limits'])('%s gives no verdict', async (behaviour) => {
    const scanner = await behaving(behaviour)
    const large = Buffer.alloc(2 * 1024 * 1024)
    await expect(scanner.scan(inChunks(large))).rejects.toBeInstanceOf(ScannerUnavailable)
    // A scanner that is reachable could not judge this one file; otherwise it can judge none.
    expect(await scanner.isAvailable()).toBe(['babbles', 'limits'].includes(behaviour))
  })
  it('cannot be reached gives none either', async () => {
    const [port = 0] = await freePorts(1)
    const folder = mkdtempSync(join(tmpdir(), 'milgo-scanner-'))
    for (const address of [`tcp://127.0.0.1:${port}`, join(folder, 'none.sock')])
      await expect(clamavScanner({ address }).scan(inChunks(clean))).rejects.toBeInstanceOf(
        ScannerUnavailable,
      )
    rmSync(folder, { recursive: true })
  })
  it('cannot read the file gives none', async () => {
    const scanner = await behaving('scans')
    const broken = Readable.from(
      (async function* () {
        yield clean
        throw new Error('disk')
      })(),
    )
    await expect(scanner.scan(broken)).rejects.toBeInstanceOf(ScannerUnavailable)
    expect(await scanner.scan(inChunks(clean))).toBe('clean')
  })
})
