import type { TrailFinding } from '@milgo/domain/trail/trail-finding'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockChain } from '../../store/audit-chain-lock.ts'
import { findHead, type Head } from './sealing-repository.ts'
import { anchorSignatureOf, detailsHashOf, entryHashOf, headSignatureOf, sealHashOf } from './trail-hashes.ts'
import {
  type Anchor,
  findAddedEntries,
  findAnchor,
  findCheckedHead,
  findSealAfter,
  findSealedEntries,
  insertCheck,
  type Seal,
  type SealedEntry,
} from './verifying-repository.ts'

type Ground = Pick<Platform, 'database' | 'clock' | 'vault'>

export type TrailCheck = {
  readonly entries: number
  readonly seals: number
  /** The last seal as `number:hash`. A copy elsewhere shows later whether the end was cut off. */
  readonly head: string
  readonly findings: readonly TrailFinding[]
}

/** The most findings that are reported. More would be of no further use. */
const mostFindings = 100

/**
 * Computes the whole chain again and returns where the trail differs from it: an entry that was changed, removed or
 * added, a seal that was changed or removed, an end that was cut off. `knownHead` is a head that an earlier check
 * printed.
 */
export const verifyTrail = (platform: Ground, knownHead?: string): Promise<TrailCheck> =>
  platform.database.transaction(async (tx) => {
    // The chain is locked while it is read, because a change during the reading would look like tampering.
    await lockChain(tx)
    const anchor = await findAnchor(tx)
    const chain = await readChain(platform, tx, anchor)
    const head = await findHead(tx)
    const added = await findAddedEntries(tx, head?.settledId ?? 0, mostFindings)
    const knownHeads = [knownHead, await findCheckedHead(tx)].filter((one) => one !== undefined)
    const findings = [
      ...findAnchorChange(platform, anchor),
      ...chain.findings,
      ...added.map((id) => ({ kind: 'entry-added' as const, id })),
      ...findCutOffEnd(platform, chain, head),
      ...knownHeads.filter((one) => !isInChain(chain, one)).map((one) => endRemoved(numberOf(one))),
    ]
    return {
      entries: chain.entries,
      seals: chain.seals,
      head: `${chain.end.number}:${chain.end.hash}`,
      findings: findings
        .filter(
          ({ kind, id }, place) => findings.findIndex((one) => one.kind === kind && one.id === id) === place,
        )
        .slice(0, mostFindings),
    }
  })

type End = Pick<Seal, 'number' | 'hash'>

type Chain = {
  /** The first seal's number: the one after the anchor of what was swept. */
  readonly first: number
  readonly heads: ReadonlySet<string>
  readonly end: End
  readonly entries: number
  readonly seals: number
  readonly findings: readonly TrailFinding[]
}

const readChain = async ({ vault }: Ground, tx: Queryable, anchor: Anchor | undefined): Promise<Chain> => {
  const findings: TrailFinding[] = []
  const first: End = { number: anchor?.sealNumber ?? 0, hash: anchor?.sealHash ?? '' }
  const heads = new Set([`${first.number}:${first.hash}`])
  let [end, entries, seals] = [first, 0, 0]
  for (;;) {
    const before = end
    const seal = await findSealAfter(tx, before.number)
    if (!seal) break
    for (let missing = before.number + 1; missing < seal.number && findings.length < mostFindings; missing++)
      findings.push({ kind: 'seal-removed', id: missing })
    const sealed = await findSealedEntries(tx, seal.number)
    findings.push(...findChangedEntries(vault, sealed))
    const hashes = sealed.map(({ hash }) => hash)
    const isWhole = seal.hash === sealHashOf(vault, seal.number, before.hash, hashes)
    // The seal after a missing one cannot fit. The missing one is already reported.
    if (!isWhole && seal.number === before.number + 1)
      findings.push({ kind: 'seal-changed', id: seal.number })
    heads.add(`${seal.number}:${seal.hash}`)
    end = seal
    entries += sealed.length
    seals += 1
  }
  return { first: first.number, heads, end, entries, seals, findings }
}

const findAnchorChange = ({ vault }: Ground, anchor: Anchor | undefined): readonly TrailFinding[] =>
  !anchor || anchor.signature === anchorSignatureOf(vault, anchor.sealNumber, anchor.sealHash, anchor.lastId)
    ? []
    : [{ kind: 'anchor-changed', id: anchor.sealNumber }]

const numberOf = (head: string): number => Number.parseInt(head, 10) || 0

const endRemoved = (id: number): TrailFinding => ({ kind: 'end-removed', id })

/** Returns whether the head is a seal of the chain. A seal that was swept since is proven by the anchor. */
const isInChain = ({ first, heads }: Chain, head: string): boolean =>
  heads.has(head) || numberOf(head) < first

/**
 * Returns a finding unless the stored head is signed and is a seal of the chain. Seals without a stored head are a
 * finding too.
 */
const findCutOffEnd = ({ vault }: Ground, chain: Chain, head: Head | undefined): readonly TrailFinding[] => {
  if (!head) return chain.seals === 0 ? [] : [{ kind: 'head-changed', id: chain.end.number }]
  const { sealNumber, sealHash, settledId, signature } = head
  if (signature !== headSignatureOf(vault, sealNumber, sealHash, settledId))
    return [{ kind: 'head-changed', id: sealNumber }]
  return isInChain(chain, `${sealNumber}:${sealHash}`) ? [] : [endRemoved(sealNumber)]
}

/** The details that an erasure leaves. Any other content was written by an attacker. */
const noDetails = '{}'

const findChangedEntries = (
  vault: Ground['vault'],
  sealed: readonly SealedEntry[],
): readonly TrailFinding[] =>
  sealed.flatMap((entry): readonly TrailFinding[] => {
    if (entry.id === null) return [{ kind: 'entry-removed', id: entry.entryId }]
    const areDetailsSame =
      (entry.isErased && entry.details === noDetails) ||
      detailsHashOf(vault, entry.details) === entry.detailsHash
    const isSame = areDetailsSame && entryHashOf(vault, entry, entry.detailsHash) === entry.hash
    return isSame ? [] : [{ kind: 'entry-changed', id: entry.id }]
  })

/** Verifies the trail and stores the findings, for the page of the trail. */
export const checkTrail = async (platform: Ground): Promise<TrailCheck> => {
  const check = await verifyTrail(platform)
  await platform.database.statement((db) => insertCheck(db, platform.clock, check))
  return check
}
