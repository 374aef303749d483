import { KeyCap } from './key-cap.tsx'
import { shortcutOf } from './shortcuts.ts'

/** The key of the page's main action, on its filled button. */
export const PrimaryKey = () => <KeyCap label={shortcutOf('decide').label} isOnFill />
