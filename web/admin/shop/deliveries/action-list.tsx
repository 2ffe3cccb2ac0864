import { useState } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { SEND_ACTION_STATES, type SendActionState } from '#contract/shop/delivery.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { ListFilters } from '#web/admin/kit/lists/list-filters.tsx'
import { isFiltered, listQuery, writeListView } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { MarkCheckedQuestion, ResendQuestion, RetryAllQuestion } from './action-questions.tsx'
import { ActionTable } from './action-table.tsx'

const REFRESH_MS = 5_000

type Question = { what: 'resend' | 'markChecked'; action: SendAction } | { what: 'retryAll' }

export function ActionList() {
  const { t } = useAdminText()
  const { view, show, goToPage, addressOf } = useListView('actions')
  const [question, setQuestion] = useState<Question | null>(null)
  const loaded = useLoaded(
    writeListView('actions', { ...view, open: null }).toString(),
    (signal) => {
      const query = { ...listQuery(view), state: view.status ?? undefined }
      return adminCall('GET /api/admin/send-actions', { query }, signal)
    },
    REFRESH_MS,
  )
  const statuses = SEND_ACTION_STATES.map((value) => ({ value, label: t(`adminDelivery.state_${value}`) }))

  const onDone = () => {
    setQuestion(null)
    if (view.open) show({ ...view, open: null })
    loaded.reload()
  }
  const handlers = { onDone, onClose: () => setQuestion(null) }

  return (
    <>
      <ListFilters<SendActionState>
        view={view}
        searchLabel={t('adminDelivery.searchLabel')}
        statuses={statuses}
        test={loaded.data?.test}
        onView={show}
      >
        <button
          type="button"
          className="btn btn-outline btn-sm max-sm:w-full sm:ml-auto"
          onClick={() => setQuestion({ what: 'retryAll' })}
        >
          <Icon name="rotate-ccw" />
          {t('adminDelivery.retryAll')}
        </button>
      </ListFilters>
      <LoadedList
        loaded={loaded}
        failed={t('adminDelivery.fetchFailed')}
        empty={t(isFiltered(view) ? 'adminDelivery.noneFound' : 'adminDelivery.empty')}
        rowsOf={({ actions }) => actions}
        table={(actions) => (
          <ActionTable
            actions={actions}
            stale={loaded.stale}
            addressOf={(open) => addressOf({ ...view, open })}
            onQuestion={(what, action) => setQuestion({ what, action })}
          />
        )}
        page={view.page}
        onPage={goToPage}
      />
      {view.open && (
        <ActionDialog
          key={view.open}
          id={view.open}
          onQuestion={(what, action) => setQuestion({ what, action })}
          onClose={() => show({ ...view, open: null })}
        />
      )}
      {question?.what === 'resend' && <ResendQuestion action={question.action} {...handlers} />}
      {question?.what === 'markChecked' && <MarkCheckedQuestion action={question.action} {...handlers} />}
      {question?.what === 'retryAll' && <RetryAllQuestion {...handlers} />}
    </>
  )
}
