import './app/app.css'

import 'react-dom/client'

// One piece of code a task. The prepared page stands on the screen and may be scrolled already: evaluating React and
// the application in one go would hold a slow phone for longer than a finger waits.
await import('./main.tsx')
