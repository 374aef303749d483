import type { PublishState } from './publish-state.ts'

type Published = { readonly publishState: PublishState }

/** The publish state of a request whose student has no result. */
export const unpublished: PublishState = '0'

export const isResultPublished = ({ publishState }: Published): boolean => publishState !== unpublished

export const isAppealResultPublished = ({ publishState }: Published): boolean => publishState === '2'
