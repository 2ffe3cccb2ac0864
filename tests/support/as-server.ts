// The tables of pages have loaders and texts on the server only.
import { vi } from 'vitest'

vi.stubEnv('SSR', true)
