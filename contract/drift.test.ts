// Types and schemas of the contract say the same. Each line compiles only while both have the same fields.
import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { LoginBody, PasswordChangeBody } from './admin.schema.ts'
import type { Login, PasswordChange } from './admin.ts'
import type { AuditEntryReply } from './audit.schema.ts'
import type { AuditEntry } from './audit.ts'
import type { ChallengeReply } from './bot-check.schema.ts'
import type { Challenge } from './bot-check.ts'
import type { SendActionDetailReply, SendActionReply } from './delivery.schema.ts'
import type { SendAction, SendActionDetail } from './delivery.ts'
import type { GamemodeImagesReply } from './gamemodes.schema.ts'
import type { GamemodeImages } from './gamemodes.ts'
import type { GamemodeImageReply, ImageUploadBody } from './gamemodes-admin.schema.ts'
import type { GamemodeImage, ImageUpload } from './gamemodes-admin.ts'
import type { HealthReply, ReadinessReply } from './health.schema.ts'
import type { Health, Readiness } from './health.ts'
import type {
  BoardReply,
  DonatorsReply,
  SurvivalBoardsReply,
  TycoonBoardsReply,
  VotersReply,
} from './leaderboards.schema.ts'
import type { Board, Donators, SurvivalBoards, TycoonBoards, Voters } from './leaderboards.ts'
import type { OverviewReply } from './overview.schema.ts'
import type { Overview } from './overview.ts'
import type { PaginationReply } from './pagination.schema.ts'
import type { Pagination } from './pagination.ts'
import type { PaymentReply } from './payment.schema.ts'
import type { Payment } from './payment.ts'
import type { ServerStatusReply } from './status.schema.ts'
import type { ServerStatus } from './status.ts'
import type { OrderBody, ProductReply } from './store.schema.ts'
import type { Order, Product } from './store.ts'
import type {
  AdminProductReply,
  ProductEditBody,
  ProductFormBody,
  ProductImageBody,
} from './store-admin.schema.ts'
import type { AdminProduct, ProductEdit, ProductForm, ProductImageUpload } from './store-admin.ts'
import type { AdminTransactionReply, TransactionDetailReply } from './transactions.schema.ts'
import type { AdminTransaction, TransactionDetail } from './transactions.ts'

type Same<One, Other> = [One, keyof One, Other, keyof Other] extends [Other, keyof Other, One, keyof One]
  ? true
  : never

/** True only when the output of a schema and a type are the same. */
type Told<Schema extends z.ZodType, Type> = Same<z.output<Schema>, Type>

const told: true[] = [
  true satisfies Told<typeof LoginBody, Login>,
  true satisfies Told<typeof PasswordChangeBody, PasswordChange>,
  true satisfies Told<typeof AuditEntryReply, AuditEntry>,
  true satisfies Told<typeof ChallengeReply, Challenge>,
  true satisfies Told<typeof SendActionReply, SendAction>,
  true satisfies Told<typeof SendActionDetailReply, SendActionDetail>,
  true satisfies Told<typeof GamemodeImagesReply, GamemodeImages>,
  true satisfies Told<typeof GamemodeImageReply, GamemodeImage>,
  true satisfies Told<typeof ImageUploadBody, ImageUpload>,
  true satisfies Told<typeof HealthReply, Health>,
  true satisfies Told<typeof ReadinessReply, Readiness>,
  true satisfies Told<typeof BoardReply, Board>,
  true satisfies Told<typeof DonatorsReply, Donators>,
  true satisfies Told<typeof VotersReply, Voters>,
  true satisfies Told<typeof SurvivalBoardsReply, SurvivalBoards>,
  true satisfies Told<typeof TycoonBoardsReply, TycoonBoards>,
  true satisfies Told<typeof OverviewReply, Overview>,
  true satisfies Told<typeof PaginationReply, Pagination>,
  true satisfies Told<typeof PaymentReply, Payment>,
  true satisfies Told<typeof ServerStatusReply, ServerStatus>,
  true satisfies Told<typeof ProductReply, Product>,
  true satisfies Told<typeof OrderBody, Order>,
  true satisfies Told<typeof AdminProductReply, AdminProduct>,
  true satisfies Told<typeof ProductFormBody, ProductForm>,
  true satisfies Told<typeof ProductEditBody, ProductEdit>,
  true satisfies Told<typeof ProductImageBody, ProductImageUpload>,
  true satisfies Told<typeof AdminTransactionReply, AdminTransaction>,
  true satisfies Told<typeof TransactionDetailReply, TransactionDetail>,
]

test('every schema gives exactly what its type names', () => {
  expect(told.every(Boolean)).toBe(true)
})
