import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { failingNotices } from './notices.ts'

vi.setConfig({ testTimeout: 400_000 })

test('notices survive failing channels and kills of the site', () => expectAllOk(failingNotices))
