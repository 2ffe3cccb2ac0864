import { type ReactNode, useState } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { SEND_ACTION_STATES } from '#contract/shop/delivery.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { ListKeys } from '#web/admin/kit/lists/list-keys.tsx'
import { ListTools } from '#web/admin/kit/lists/list-tools.tsx'
import { isFiltered, refine } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { BulkButton, PickBar, type Picking, usePicking } from '#web/admin/kit/lists/picking.tsx'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { useTestFilter } from '#web/admin/kit/lists/use-test-filter.ts'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ActionDialog } from './action-dialog.tsx'
import { MarkCheckedQuestion, ResendQuestion, useMayMark } from './action-questions.tsx'
import { ActionTable, type Ask } from './action-table.tsx'
import { NeedsList } from './needs-list.tsx'
import { DELIVERY_VALUES, LANES, type Lane, PipelineLinks } from './pipeline-links.tsx'
import RetryAll from './retry-all.tsx'

const REFRESH_MS = 5_000
const TAB = { tab: 'actions' }

type Question =
  | { what: 'resend' | 'markChecked'; action: SendAction }
  | { what: 'rename' | 'refund'; order: OrderDetail }

type Props = {
  /** The question about a whole order. */
  ofOrder: (question: {
    what: 'rename' | 'refund'
    order: OrderDetail
    onDone: () => void
    onClose: () => void
  }) => ReactNode
}

export default function ActionList({ ofOrder }: Props) {
  const { t } = useAdminText()
  const { view, show, goToPage, addressOf, filter } = useListView('/admin/store', DELIVERY_VALUES, TAB)
  const [question, setQuestion] = useState<Question | null>(null)
  const { problem, run } = useAction()
  const { page, cursor, search, status, needs: needs_person, delivered, test } = view
  const query = { page, cursor, search, needs_person, delivered, test, state: status }
  const loaded = useReply('GET /api/admin/send-actions', { query }, REFRESH_MS)
  const pipeline = useReply('GET /api/admin/send-actions/pipeline', {}, REFRESH_MS)
  // Actions that need a person or wait stand above the whole list, and not in it once more.
  const isWhole = !isFiltered(view) && page === 1
  const lanes = isWhole ? pipeline.data : null
  const above = new Set(
    [...(lanes?.needs_person.actions ?? []), ...(lanes?.waiting.actions ?? [])].map(({ _id }) => _id),
  )
  const rows = (loaded.data?.actions ?? []).filter(({ _id }) => !above.has(_id))
  const needs = lanes?.needs_person.actions ?? (needs_person ? rows : [])
  const others = needs_person ? [] : rows
  const picking = usePicking([...needs, ...others].map(({ _id }) => _id))
  const reload = () => {
    for (const one of [loaded, pipeline]) one.reload()
  }
  const close = () => show({ ...view, open: undefined })
  const handlers = {
    onDone: () => {
      if (view.open) close()
      reload()
    },
    onClose: () => setQuestion(null),
  }
  const ask: Ask = (what, action) => {
    if (what === 'resend' || what === 'markChecked') return setQuestion({ what, action })
    run(async () => {
      const params = { id: action.transaction_id }
      setQuestion({ what, order: await adminCall('GET /api/admin/transactions/:id', { params }) })
    })
  }
  const laneAddress = (lane: Lane) => addressOf(refine(view, { ...lane, search: undefined }))
  const row = { picking, addressOf: (open: string) => addressOf({ ...view, open }), onQuestion: ask }
  return (
    <>
      <PipelineLinks pipeline={pipeline.data} view={view} addressOf={laneAddress} />
      <ListTools
        searchLabel={t('admin.player')}
        search={search ?? ''}
        onSearch={(next) => show(refine(view, { search: next }))}
        filters={[
          filter('status', {
            icon: 'circle-dot',
            label: t('admin.status'),
            usual: t('admin.all'),
            // A lane of the pipeline.
            isImplied: status === 'queued',
            options: SEND_ACTION_STATES.map((value) => ({ value, label: t(`adminDelivery.state_${value}`) })),
          }),
          useTestFilter(filter, loaded.data?.test),
        ]}
        onClear={() => show(refine(view, { status: undefined, test: undefined }))}
        onPick={picking.start}
      >
        <ListKeys also={['resend']} />
      </ListTools>
      <Problem text={t('admin.failedToLoad')} error={problem} />
      {needs.length > 0 && (
        <NeedsList
          actions={needs}
          count={lanes?.needs_person.count ?? needs.length}
          all={laneAddress(LANES.needs)}
          {...row}
        />
      )}
      <LoadedList
        loaded={loaded}
        failed={t('adminDelivery.fetchFailed')}
        empty={t('adminDelivery.empty')}
        isFiltered={isFiltered(view)}
        rowsOf={({ actions }) => actions}
        table={() => (
          <ActionTable
            waiting={lanes?.waiting ?? null}
            actions={others}
            isStale={loaded.stale}
            isWaiting={status === 'queued'}
            allWaiting={laneAddress(LANES.waiting)}
            {...row}
          />
        )}
        page={page}
        onPage={goToPage}
      />
      <div className="mt-3 sm:hidden">
        <RetryAll />
      </div>
      <ActionBulk actions={[...needs, ...others]} picking={picking} onDone={reload} />
      {view.open && <ActionDialog key={view.open} id={view.open} onQuestion={ask} onClose={close} />}
      {question?.what === 'resend' && <ResendQuestion action={question.action} {...handlers} />}
      {question?.what === 'markChecked' && <MarkCheckedQuestion action={question.action} {...handlers} />}
      {(question?.what === 'rename' || question?.what === 'refund') && ofOrder({ ...question, ...handlers })}
    </>
  )
}

type BulkProps = { actions: readonly SendAction[]; picking: Picking; onDone: () => void }

/** Only what needs a person: a delivered one is resent by itself, with a reason of its own. */
function ActionBulk({ actions, picking, ...on }: BulkProps) {
  const { t } = useAdminText()
  const mayMark = useMayMark()
  const open = actions.filter(({ _id, needs_person }) => needs_person && picking.chosen.includes(_id))
  const onDone = () => {
    picking.stop()
    on.onDone()
  }
  return (
    <PickBar picking={picking}>
      <BulkButton
        ids={open
          .filter(({ state, purpose }) => state === 'failed' && purpose !== 'refund')
          .map(({ _id }) => _id)}
        act={t('adminDelivery.bulkResend')}
        text={t('adminDelivery.retryText')}
        failed={t('adminDelivery.resendFailed')}
        // Every try has one key, so that an interrupted one sends nothing twice.
        onEach={(id, reason) =>
          adminCall('POST /api/admin/send-actions/:id/resend', {
            params: { id },
            body: { reason, key: 'bulk-resend' },
          })
        }
        onDone={onDone}
      />
      <BulkButton
        ids={open.filter(mayMark).map(({ _id }) => _id)}
        act={t('adminTransactions.check')}
        text={t('adminDelivery.bulkMarkText')}
        onEach={(id, reason) =>
          adminCall('POST /api/admin/send-actions/:id/checked', { params: { id }, body: { reason } })
        }
        onDone={onDone}
      />
    </PickBar>
  )
}
