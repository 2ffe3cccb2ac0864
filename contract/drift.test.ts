// Schemas and types of the contract say the same, in both directions: a field too many does not compile either.
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { calls } from './calls.ts'
import type { Call } from './call.ts'
import { adminCalls } from './admin.schema.ts'
import { auditCalls } from './audit.schema.ts'
import { botCheckCalls } from './bot-check.schema.ts'
