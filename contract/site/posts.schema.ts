// Own pages and news: written in the console, read by visitors.
import * as z from 'zod'
import { adminCall, publicCall } from '#contract/call.ts'
import { LANGUAGES } from '#contract/language.ts'
import {
  Count,
  idOr,
  LanguageQuery,
  lineOrEmpty,
  Moment,
  named,
  Search,
  wholeOr,
} from '#contract/platform/fields.schema.ts'
import { Cursor, Page, Pagination } from '#contract/platform/pagination.schema.ts'
import { paragraphs, UploadUrl } from '#contract/settings/fields.schema.ts'
import {
  languagesOf,
  OLD_SLUGS_MAX,
  POST_KINDS,
  POST_TEXT_MAX_LENGTH,
  POST_TITLE_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  slugProblem,
} from './posts.ts'

const Slug = z
  .string()
  .max(SLUG_MAX_LENGTH, 'slug_invalid')
  .superRefine((slug, context) => {
    const message = slugProblem(slug)
    if (message) context.addIssue({ code: 'custom', message })
  })

const inBoth = <Field extends z.ZodType<string>>(field: Field) => z.object({ en: field, id: field })

const PostBase = z.object({
  kind: z.enum(POST_KINDS),
  slug: Slug,
  /** Empty in a language in which the post does not exist. */
  title: inBoth(lineOrEmpty(POST_TITLE_MAX_LENGTH).default('')),
  /** Markdown. */
  text: inBoth(paragraphs(POST_TEXT_MAX_LENGTH).default('')),
  image_url: UploadUrl.nullable().default(null),
  published_at: Moment.max(40),
  hidden: z.boolean().default(false),
})

type Checked = Pick<z.infer<typeof PostBase>, 'title' | 'text'>

/** Each language is written as a whole or left out; one of them exists. */
function checked<Schema extends z.ZodType<Checked>>(schema: Schema) {
  return schema.superRefine(({ title, text }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const language of LANGUAGES) {
      if (title[language] === '' && text[language] !== '') refuse(['title', language], 'required')
      if (title[language] !== '' && text[language] === '') refuse(['text', language], 'required')
    }
    if (languagesOf(title).length === 0 && text.en === '' && text.id === '')
      refuse(['title', 'en'], 'required')
  })
}

export const PostForm = checked(PostBase).meta({ id: 'PostForm' })
export type PostForm = z.infer<typeof PostForm>

/** With its earlier addresses, which redirect: links that were shared lead to it on another server as well. */
export const PostInFile = checked(PostBase.extend({ old_slugs: z.array(Slug).max(OLD_SLUGS_MAX).optional() }))
export type PostInFile = z.infer<typeof PostInFile>

const Version = wholeOr('changed_meanwhile')
const PostEdit = checked(PostBase.extend({ version: Version })).meta({ id: 'PostEdit' })
export type PostEdit = z.infer<typeof PostEdit>

const Stored = { _id: z.string(), version: Version, updated_at: Moment, updated_by: z.string() }

/** As it was accepted when it was saved. */
const Saved = PostBase.extend({ slug: z.string() })

const AdminPost = Saved.extend(Stored).meta({ id: 'AdminPost' })
export type AdminPost = z.infer<typeof AdminPost>

const PostRow = AdminPost.omit({ text: true }).meta({ id: 'AdminPostRow' })
export type PostRow = z.infer<typeof PostRow>

const PostVersion = z.object({ version: Version, at: Moment, by: z.string(), value: Saved })
export type PostVersion = z.infer<typeof PostVersion>

const PostSummary = named('PostSummary', {
  slug: z.string(),
  /** The path of its page, with the language. */
  path: z.string(),
  title: z.string(),
  /** The beginning of the text, without Markdown. */
  summary: z.string(),
  image_url: z.string().nullable(),
  /** The picture of the build that stands for it without one. */
  scene: z.string(),
  minutes: Count,
  published_at: Moment,
})
export type PostSummary = z.infer<typeof PostSummary>

const PostPage = z.object({
  posts: z.array(PostSummary),
  pagination: Pagination.pick({ totalPages: true, hasMore: true }),
})
export type PostPage = z.infer<typeof PostPage>

const ofPost = z.object({ id: idOr('post_not_found') })
const kind = z.enum(POST_KINDS)
const permission = 'settings' as const

/** A text in two languages, whose characters may take several bytes. */
const POST_BYTES = 512 * 1024

export const postsCalls = {
  listShownPosts: publicCall('GET /api/posts', {
    summary: 'Lists the published news or own pages that exist in a language, newest first.',
    input: z.object({ query: LanguageQuery.extend({ kind, page: Page }) }),
    reply: PostPage,
  }),
  listPosts: adminCall('GET /api/admin/posts', permission, {
    summary: 'Lists news or own pages without their text, newest first.',
    input: z.object({ query: z.object({ kind, page: Page, cursor: Cursor, search: Search }) }),
    reply: z.object({ posts: z.array(PostRow), pagination: Pagination }),
  }),
  getPost: adminCall('GET /api/admin/posts/:id', permission, {
    summary: 'Gives one post with its text in both languages.',
    input: z.object({ params: ofPost }),
    reply: AdminPost,
    errors: ['post_not_found'],
  }),
  listPostVersions: adminCall('GET /api/admin/posts/:id/history', permission, {
    summary: 'Lists the saved versions of a post, newest first. To restore one, save its value again.',
    input: z.object({ params: ofPost }),
    reply: z.object({ entries: z.array(PostVersion) }),
    errors: ['post_not_found'],
  }),
  addPost: adminCall('POST /api/admin/posts', permission, {
    bodyBytes: POST_BYTES,
    summary: 'Adds a post. Visitors see it from its publish time, unless it is hidden.',
    input: z.object({ body: PostForm }),
    reply: AdminPost,
    errors: ['slug_invalid', 'slug_reserved', 'slug_taken', 'image_not_found'],
  }),
  editPost: adminCall('PUT /api/admin/posts/:id', permission, {
    bodyBytes: POST_BYTES,
    summary: 'Saves a post by the version that was read.',
    input: z.object({ params: ofPost, body: PostEdit }),
    reply: AdminPost,
    errors: ['post_not_found', 'conflict', 'slug_invalid', 'slug_reserved', 'slug_taken', 'image_not_found'],
  }),
  deletePost: adminCall('DELETE /api/admin/posts/:id', permission, {
    summary: 'Deletes a post with its versions.',
    input: z.object({ params: ofPost }),
    errors: ['post_not_found'],
  }),
}
