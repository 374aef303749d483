import type { CoreAnswer } from '@milgo/web-client/call-types'

export type SlideContent = CoreAnswer<'/information-sliders/get-all'>[number]
