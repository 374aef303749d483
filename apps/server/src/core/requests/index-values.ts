import type { Answer } from '@milgo/domain/answers/answer'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { searchText } from '@milgo/domain/queue/search-text'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { SentIndexValues } from './index-repository.ts'

type SentOnce = {
  readonly last: Snapshot
  readonly earlier: readonly Snapshot[]
  readonly accountPhones: readonly string[]
}

/**
 * Returns the index columns of a sent request: those of the last snapshot, and all phones that the request or the
 * account ever had.
 */
export const sentIndexValues = (
  vault: Pick<Vault, 'lookupHash'>,
  { last, earlier, accountPhones }: SentOnce,
): SentIndexValues => {
  const { lookupHash } = vault
  const textOf = answerTexts(last)
  const name = [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' ')
  const account = [textOf('bank'), textOf('branch'), textOf('accountNumber')]
  const address = [textOf('addressByIdCity'), textOf('addressByIdStreet'), textOf('addressByIdHome')]
  const phones = [...[last, ...earlier].flatMap(phonesIn), ...accountPhones].filter((phone) => phone !== '')
  // An erased file is left out, so that no request is found by it.
  const hashes = last.documents.flatMap(({ sha256, isErased }) => (isErased ? [] : (sha256 ?? [])))
  return {
    language: last.language,
    name,
    nameSearch: searchText(name),
    phoneHashes: [...new Set(phones.map((phone) => lookupHash('phone', phone)))].toSorted(),
    accountHash: accountHash(vault, account),
    addressHash: wholeHash(address.map(searchText), (text) => lookupHash('address', text)),
    fileHashes: [...new Set(hashes.map((hash) => lookupHash('file', hash)))],
  }
}

const phonesIn = (snapshot: Snapshot): readonly string[] => {
  const textOf = answerTexts(snapshot)
  return [textOf('phone'), textOf('phoneAdditional')]
}

/** Returns the hash of bank, branch and account number; null if one is missing. Leading zeros are ignored. */
export const accountHash = (
  { lookupHash }: Pick<Vault, 'lookupHash'>,
  account: readonly string[],
): string | null =>
  wholeHash(
    account.map((part) => part.replace(/^0+/, '')),
    (text) => lookupHash('account', text),
  )

/** Returns the hash of all parts; null if a part is missing, because many people share half an address. */
const wholeHash = (parts: readonly string[], hash: (text: string) => string): string | null =>
  parts.every((part) => part !== '') ? hash(parts.join('\0')) : null

/** Returns a lookup of the sent answers. Snapshots of the first format have answers only in their lines. */
const answerTexts = ({ answers, sections }: Snapshot): ((questionId: string) => string) => {
  const lines = new Map<string, Answer | null>(
    sections.flatMap((section) => section.lines.map(({ questionId, value }) => [questionId, value] as const)),
  )
  return (questionId) => {
    const value = answers?.[questionId] ?? lines.get(questionId)
    return typeof value === 'string' ? value : ''
  }
}
