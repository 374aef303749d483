import { paths } from '@milgo/contracts/portal-paths'
import type { SupportTopic } from '@milgo/domain/content/support-topic'

/** Returns the address of the contact page with this topic chosen. */
export const contactPath = (topic: SupportTopic): string => `${paths.contact}?topic=${topic}`
