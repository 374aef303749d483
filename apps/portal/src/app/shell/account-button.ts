import { buttonStyle } from '@milgo/ui/button-style.ts'

/** The style of the header's only button, in all its three forms. */
export const accountButton = `${buttonStyle('secondary')} whitespace-nowrap max-xl:px-4 max-sm:gap-1 max-sm:px-3 max-sm:min-h-11 max-sm:py-2`
