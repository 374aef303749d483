import type { StaffMember } from '../../platform/http/caller.ts'

/** The page says every half minute that somebody moves there; after so long without a word they have left. */
const lookMs = 90_000

type Look = Pick<StaffMember, 'id' | 'name'> & { readonly requestId: string; readonly at: number }

/** Of those who only look and have nothing open. It is worth no row: after a restart their pages say it again. */
const looks = new Map<string, Look>()

const keyOf = (requestId: string, { id }: Pick<StaffMember, 'id'>): string => `${requestId} ${id}`

export const noteLook = (
  requestId: string,
  { id, name }: Pick<StaffMember, 'id' | 'name'>,
  now: Date,
): void => {
  for (const [key, { at }] of looks) if (now.getTime() - at >= lookMs) looks.delete(key)
  looks.set(keyOf(requestId, { id }), { requestId, id, name, at: now.getTime() })
}

export const endLook = (requestId: string, who: Pick<StaffMember, 'id'>): void => {
  looks.delete(keyOf(requestId, who))
}

/** Who else looks at the request, beside whoever has it open. */
export const lookersOf = (requestId: string, { id: own }: Pick<StaffMember, 'id'>, now: Date) =>
  [...looks.values()]
    .filter((one) => one.requestId === requestId && one.id !== own && now.getTime() - one.at < lookMs)
    .map(({ id, name }) => ({ id, name }))
