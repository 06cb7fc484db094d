import {
  boolean,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  uuid,
} from 'valibot'

/** A function of the database that the REST service calls for the app. */
export interface RestFunction {
  /** The arguments, as the JSON object of the body. */
  args: GenericSchema
  /** Whether it leaves the database as it is, so that it takes no part in the queue of changes. */
  reads: boolean
}

type Room = Record<string, RestFunction>

const reads = (args: GenericSchema): RestFunction => ({ args, reads: true })
const changes = (args: GenericSchema): RestFunction => ({ args, reads: false })

const text = (length: number) => pipe(string(), maxLength(length))
const whole = pipe(number(), integer(), minValue(-2_147_483_648), maxValue(2_147_483_647))
const id = pipe(string(), uuid())
const cursor = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))
/** Without arguments, also without a body. */
const nothing = optional(strictObject({}))

/** Bytes of the body of `push_documents`: a hundred usual documents, or one of the largest. */
export const MAX_PUSH = 2_500_000

/** Bytes of the body of `change_runs`: the ids of as many runs as one change has. */
export const MAX_EDIT = 200_000

/** Accounts. */
const ACCOUNTS: Room = {
  username_available: reads(strictObject({ username: text(5000) })),
  withdraw_sign_up: changes(strictObject({ email: text(300), claim: text(64) })),
  own_sessions: reads(strictObject({})),
  end_session: changes(strictObject({ session: id })),
  admin_profiles: reads(
    strictObject({
      search: text(5000),
      wanted_status: text(100),
      wanted_role: text(100),
      page_from: whole,
      page_size: whole,
      sort_by: optional(picklist(['', 'username', 'status', 'role', 'last_login'])),
      descending: optional(boolean()),
    }),
  ),
}

/** Workspaces and their members. */
const WORKSPACES: Room = {
  create_workspace: changes(strictObject({ name: text(500) })),
  my_workspaces: reads(nothing),
  rename_workspace: changes(strictObject({ workspace: id, name: text(500) })),
  delete_workspace: changes(strictObject({ workspace: id })),
  workspace_team: reads(strictObject({ workspace: id })),
  workspace_activity: reads(strictObject({ workspace: id })),
  set_member_role: changes(strictObject({ workspace: id, member: id, role: text(20) })),
  set_member_status: changes(strictObject({ workspace: id, member: id, status: text(20) })),
  remove_member: changes(strictObject({ workspace: id, member: id })),
  hand_over_workspace: changes(strictObject({ workspace: id, member: id })),
  invite_member: changes(strictObject({ workspace: id, email: text(300), role: text(20) })),
  withdraw_invitation: changes(strictObject({ invitation: id })),
  restore_invitation: changes(strictObject({ invitation: id })),
  my_invitations: reads(nothing),
  accept_invitation: changes(strictObject({ invitation: id })),
  decline_invitation: changes(strictObject({ invitation: id })),
}

/** Documents of accounts and workspaces. */
const DOCUMENTS: Room = {
  push_documents: changes(strictObject({ workspace: id, changes: text(MAX_PUSH) })),
  pull_documents: reads(strictObject({ workspace: id, after_cursor: cursor, page_size: whole })),
  document_history: reads(strictObject({ workspace: id, kind: text(50), id: text(200) })),
  dataset_file: reads(strictObject({ workspace: id, dataset: text(200) })),
  remove_dataset_file: changes(strictObject({ file: id })),
  create_shared_link: changes(
    strictObject({ workspace: id, kind: picklist(['project', 'dataset']), id: text(200), days: whole }),
  ),
  document_links: reads(
    strictObject({ workspace: id, kind: picklist(['project', 'dataset']), id: text(200) }),
  ),
  revoke_shared_link: changes(strictObject({ link: id })),
  own_files_and_links: reads(nothing),
  shared_document: reads(strictObject({ token: text(200) })),
}

/** Runs, their models and the tokens of clients. */
const RUNS: Room = {
  create_access_token: changes(
    strictObject({ workspace: text(64), name: text(500), scope: text(20), days: whole }),
  ),
  my_access_tokens: reads(nothing),
  revoke_access_token: changes(strictObject({ token_id: text(64) })),
  search_runs: reads(
    strictObject({
      workspace: text(64),
      filter: text(20_000),
      sort: text(5000),
      view: picklist(['ACTIVE_ONLY', 'DELETED_ONLY', 'ALL']),
      page_from: whole,
      page_size: whole,
    }),
  ),
  run_page: reads(strictObject({ run: text(64) })),
  compared_runs: reads(strictObject({ run_ids: text(7000) })),
  metric_series: reads(
    strictObject({
      run_ids: text(1000),
      metric_key: text(250),
      axis: picklist(['step', 'time']),
      buckets: whole,
    }),
  ),
  workspace_experiments: reads(strictObject({ workspace: text(64) })),
  run_keys: reads(strictObject({ workspace: text(64) })),
  change_run: changes(
    strictObject({
      run: text(64),
      change: picklist(['delete', 'restore', 'rename', 'note']),
      value: text(8000),
    }),
  ),
  change_runs: changes(
    strictObject({
      workspace: id,
      runs: text(MAX_EDIT),
      filter: text(20_000),
      view: picklist(['ACTIVE_ONLY', 'DELETED_ONLY', 'ALL']),
      change: picklist(['delete', 'restore', 'tag', 'untag']),
      tag_key: text(250),
      tag_value: text(8000),
    }),
  ),
  run_groups: reads(
    strictObject({
      workspace: id,
      filter: text(20_000),
      view: picklist(['ACTIVE_ONLY', 'DELETED_ONLY', 'ALL']),
      by_entity: picklist(['attribute', 'param', 'tag']),
      by_key: text(250),
      metric: text(250),
      lowest: boolean(),
    }),
  ),
  store_training: changes(strictObject({ workspace: id, training: text(200_000) })),
  tracking_counts: reads(strictObject({ workspace: text(64) })),
  run_artifacts: reads(strictObject({ run: text(64) })),
  workspace_models: reads(strictObject({ workspace: text(64) })),
  model_page: reads(strictObject({ workspace: text(64), model: text(256) })),
}

/** Endpoints and API keys. */
const SERVING: Room = {
  workspace_endpoints: reads(strictObject({ workspace: id })),
  change_endpoint: changes(
    strictObject({
      endpoint: id,
      change: picklist(['pause', 'resume', 'delete', 'roll back', 'share']),
      value: text(2000),
    }),
  ),
  endpoint_requests: reads(strictObject({ endpoint: id })),
  keep_endpoint_requests: changes(strictObject({ endpoint: id, keep: boolean() })),
  endpoint_numbers: reads(strictObject({ endpoint: id, minutes: whole })),
  endpoint_alert_rules: reads(strictObject({ endpoint: id })),
  set_endpoint_alert_rules: changes(strictObject({ endpoint: id, rules: text(5000) })),
  workspace_alerts: reads(strictObject({ workspace: id })),
  acknowledge_alert: changes(strictObject({ alert: id })),
  workspace_drift: reads(strictObject({ workspace: id })),
  endpoint_drift: reads(strictObject({ endpoint: id, hours: whole })),
  create_api_key: changes(
    strictObject({
      workspace: id,
      name: text(500),
      environment: text(20),
      scopes: text(100),
      days: whole,
    }),
  ),
  workspace_api_keys: reads(strictObject({ workspace: id })),
  change_api_key: changes(strictObject({ api_key: id, change: picklist(['revoke', 'activate', 'delete']) })),
}

/** Messages and mails. */
const MESSAGES: Room = {
  inbox: reads(
    strictObject({
      wanted_kind: picklist(['', 'contact', 'application', 'template_request']),
      wanted_state: picklist(['', 'unread', 'answered', 'archived']),
      page_size: whole,
    }),
  ),
  file_message: changes(
    strictObject({ message: id, new_state: picklist(['unread', 'answered', 'archived']) }),
  ),
  delete_message: changes(strictObject({ message: id, deleted: boolean() })),
  troubled_mails: reads(nothing),
  retry_mail: changes(strictObject({ mail: id })),
}

const FUNCTIONS: Room = { ...ACCOUNTS, ...WORKSPACES, ...DOCUMENTS, ...RUNS, ...SERVING, ...MESSAGES }

/** The names of all functions that may be called, with whether each only reads. */
export const restFunctions = (): [name: string, reads: boolean][] =>
  Object.entries(FUNCTIONS).map(([name, { reads }]) => [name, reads])

/** The function of this name, or undefined when the app calls none. */
export const restFunction = (name: string): RestFunction | undefined =>
  Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
