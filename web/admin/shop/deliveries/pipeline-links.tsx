// Waiting, needs you, delivered today: each filters the list, and again shows all of it.
import type { Pipeline } from '#contract/shop/delivery.schema.ts'
import { SEND_ACTION_STATES } from '#contract/shop/delivery.ts'
import { TEST_FILTERS } from '#contract/shop/test-data.ts'
import { type ListView, oneOf, readId, readText } from '#web/admin/kit/lists/list-view.ts'
import { useAge } from '#web/admin/kit/lists/row-time.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Link } from '#web/kit/router/index.ts'

export type Lane = Pick<DeliveryListView, 'needs' | 'delivered' | 'status'>
type Props = { pipeline: Pipeline | null; view: DeliveryListView; addressOf: (lane: Lane) => string }

const ALL: Lane = { needs: undefined, delivered: undefined, status: undefined }
export const LANES = {
  waiting: { ...ALL, status: 'queued' },
  needs: { ...ALL, needs: 'yes' },
  today: { ...ALL, delivered: 'today' },
} as const satisfies Record<string, Lane>

export function PipelineLinks({ pipeline, view, addressOf }: Props) {
  const { t, number, rowTime } = useAdminText()
  const wait = useAge()
  const oldest = pipeline?.needs_person.oldest_at
  const last = pipeline?.delivered_today.last_at
  const needs = pipeline?.needs_person.count ?? 0
  const lanes = [
    {
      lane: LANES.waiting,
      isCurrent: view.status === 'queued',
      tone: '',
      label: t('admin.waiting'),
      count: pipeline?.waiting.count,
      text: t('adminDelivery.waitingText'),
    },
    {
      lane: LANES.needs,
      isCurrent: view.needs === 'yes',
      tone: needs > 0 ? 'text-wait' : '',
      label: t('admin.needsPerson'),
      count: pipeline?.needs_person.count,
      text: oldest ? t('adminDelivery.needsOldest', { wait: wait(oldest) }) : t('adminDelivery.needsNone'),
    },
    {
      lane: LANES.today,
      isCurrent: view.delivered === 'today',
      tone: 'text-ok',
      label: t('adminDelivery.today'),
      count: pipeline?.delivered_today.count,
      text: last ? t('adminDelivery.todayLast', { time: rowTime(last) }) : t('adminDelivery.todayNone'),
    },
  ]
  return (
    <nav className="pipe" aria-label={t('adminNavigation.deliveries')}>
      {lanes.map(({ lane, isCurrent, tone, label, count, text }) => (
        <Link
          key={label}
          to={addressOf(isCurrent ? ALL : lane)}
          preventScrollReset
          aria-current={isCurrent ? 'true' : undefined}
        >
          <b className={`num font-extrabold text-[2rem] leading-none max-lg:text-[1.375rem] ${tone}`}>
            {count === undefined ? '–' : number(count)}
          </b>
          <span className="font-bold text-[0.9375rem] leading-5 max-lg:text-xs max-lg:leading-4">
            {label}
            <small className="block min-h-5 font-[500] text-[0.8125rem] text-faint max-lg:hidden">
              {pipeline && text}
            </small>
          </span>
        </Link>
      ))}
    </nav>
  )
}

// The address holds the search, filters and page of the list of deliveries.
export const DELIVERY_VALUES = {
  search: readText,
  status: oneOf(SEND_ACTION_STATES),
  needs: oneOf(['yes']),
  /** Only what was delivered today. */
  delivered: oneOf(['today']),
  test: oneOf(TEST_FILTERS),
  open: readId,
}
type DeliveryListView = ListView<typeof DELIVERY_VALUES>
