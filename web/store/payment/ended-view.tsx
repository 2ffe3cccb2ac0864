import { useText } from '../../i18n/use-text.ts'
import { BackToStore } from '../back-to-store.tsx'
import { CheckAgain } from './check-again.tsx'
import { StatusBadge, TONES } from './status-badge.tsx'

const WORDS = {
  EXPIRED: { title: 'payment.expiredTitle', text: 'payment.expiredText' },
  FAILED: { title: 'payment.failedTitle', text: 'payment.failedText' },
  REFUND: { title: 'payment.refundTitle', text: 'payment.refundText' },
} as const

type EndedStatus = keyof typeof WORDS

type Props = { status: EndedStatus; isPaused: boolean; onCheck: () => void }

export function EndedView({ status, isPaused, onCheck }: Props) {
  const { t } = useText()
  const { title, text } = WORDS[status]
  return (
    <section className="slab">
      <div className={`flex min-h-16 items-center rounded-t-slab px-4 lg:px-6 ${TONES[status]}`}>
        <StatusBadge status={status} className="bg-transparent! px-0!" />
      </div>
      <div className="fuse" aria-hidden="true" />
      <div className="p-4 lg:p-6">
        <h1 className="text-2xl">{t(title)}</h1>
        <p className="mt-2 max-w-read text-soft">{t(text)}</p>
        <div className="mt-5 grid gap-3 sm:flex">
          <BackToStore />
        </div>
        {isPaused && <CheckAgain onCheck={onCheck} className="mt-5" />}
      </div>
    </section>
  )
}
