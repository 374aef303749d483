import { buttonStyle } from '@milgo/ui/button-style.ts'

/** The one button of the header, in all its three shapes. */
export const accountButton = `${buttonStyle('secondary')} whitespace-nowrap max-xl:px-4 max-sm:min-h-11 max-sm:py-2`
