import './app/app.css'

import 'react-dom/client'

// One chunk per task. The prepared page is already visible and may be scrolled: evaluating React and the application at
// once would block a slow phone noticeably.
await import('./main.tsx')
