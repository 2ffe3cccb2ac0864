// A game username as the API takes it: exactly the sent form, nothing trimmed, nothing repaired.
import * as z from 'zod'
import { SENT_USERNAME } from './username.ts'

export const SentUsername = z.string('username_invalid').regex(SENT_USERNAME, 'username_invalid')
