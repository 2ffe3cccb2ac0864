// A game username as the API takes it: exactly the encoded form, neither trimmed nor corrected.
import * as z from 'zod'
import { ENCODED_USERNAME } from './username.ts'

export const EncodedUsername = z.string('username_invalid').regex(ENCODED_USERNAME, 'username_invalid')
