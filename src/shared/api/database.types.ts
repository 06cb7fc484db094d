// Written by `npm run db:types` from supabase/migrations. Do not edit.
export type Database = {
  public: {
    Tables: {
      access_tokens: {
        Row: {
          created_at: string
          ending: string
          expires_at: string
          hash: string
          id: string
          last_used_at: string | null
          name: string
          revoked_at: string | null
          scope: string
          user_id: string
          workspace_id: string
        }
        Insert: {
          created_at?: string
          ending: string
          expires_at: string
          hash: string
          id?: string
          last_used_at?: string | null
          name: string
          revoked_at?: string | null
          scope: string
          user_id: string
          workspace_id: string
        }
        Update: {
          created_at?: string
          ending?: string
          expires_at?: string
          hash?: string
          id?: string
          last_used_at?: string | null
          name?: string
          revoked_at?: string | null
          scope?: string
          user_id?: string
          workspace_id?: string
        }
        Relationships: []
      }
      api_keys: {
        Row: {
          active: boolean
          created_at: string
          ending: string
          expires_at: string | null
          hash: string
          id: string
          last_used_at: string | null
          name: string
          prefix: string
          scopes: unknown[]
          user_id: string
          workspace_id: string
        }
        Insert: {
          active?: boolean
          created_at?: string
          ending: string
          expires_at?: string | null
          hash: string
          id?: string
          last_used_at?: string | null
          name: string
          prefix: string
          scopes: unknown[]
          user_id: string
          workspace_id: string
        }
        Update: {
          active?: boolean
          created_at?: string
          ending?: string
          expires_at?: string | null
          hash?: string
          id?: string
          last_used_at?: string | null
          name?: string
          prefix?: string
          scopes?: unknown[]
          user_id?: string
          workspace_id?: string
        }
        Relationships: []
      }
      artifacts: {
        Row: {
          created_at: number
          hash: string
          owner: string
          path: string
          size: number
          workspace_id: string
        }
        Insert: {
          created_at?: number
          hash: string
          owner: string
          path: string
          size: number
          workspace_id: string
        }
        Update: {
          created_at?: number
          hash?: string
          owner?: string
          path?: string
          size?: number
          workspace_id?: string
        }
        Relationships: []
      }
      dataset_file_parts: {
        Row: {
          file: string
          hash: string
          number: number
          size: number
        }
        Insert: {
          file: string
          hash: string
          number: number
          size: number
        }
        Update: {
          file?: string
          hash?: string
          number?: number
          size?: number
        }
        Relationships: []
      }
      dataset_files: {
        Row: {
          created_at: number
          created_by: string | null
          dataset: string
          hash: string | null
          id: string
          name: string
          part_bytes: number
          removed_at: number | null
          size: number
          used_at: number
          workspace_id: string
        }
        Insert: {
          created_at?: number
          created_by?: string | null
          dataset: string
          hash?: string | null
          id?: string
          name: string
          part_bytes: number
          removed_at?: number | null
          size: number
          used_at?: number
          workspace_id: string
        }
        Update: {
          created_at?: number
          created_by?: string | null
          dataset?: string
          hash?: string | null
          id?: string
          name?: string
          part_bytes?: number
          removed_at?: number | null
          size?: number
          used_at?: number
          workspace_id?: string
        }
        Relationships: []
      }
      document_versions: {
        Row: {
          bytes: number
          created_at: string
          created_by: string | null
          deleted: boolean
          id: string
          kind: string
          lost: boolean
          number: number
          value: unknown | null
          version: number
          workspace_id: string
        }
        Insert: {
          bytes: number
          created_at?: string
          created_by?: string | null
          deleted: boolean
          id: string
          kind: string
          lost?: boolean
          number: number
          value?: unknown | null
          version: number
          workspace_id: string
        }
        Update: {
          bytes?: number
          created_at?: string
          created_by?: string | null
          deleted?: boolean
          id?: string
          kind?: string
          lost?: boolean
          number?: number
          value?: unknown | null
          version?: number
          workspace_id?: string
        }
        Relationships: []
      }
      documents: {
        Row: {
          bytes: number
          change: string
          cursor: number
          deleted: boolean
          id: string
          kind: string
          updated_at: string
          updated_by: string | null
          value: unknown | null
          version: number
          workspace_id: string
        }
        Insert: {
          bytes: number
          change: string
          cursor: number
          deleted: boolean
          id: string
          kind: string
          updated_at?: string
          updated_by?: string | null
          value?: unknown | null
          version: number
          workspace_id: string
        }
        Update: {
          bytes?: number
          change?: string
          cursor?: number
          deleted?: boolean
          id?: string
          kind?: string
          updated_at?: string
          updated_by?: string | null
          value?: unknown | null
          version?: number
          workspace_id?: string
        }
        Relationships: []
      }
      endpoint_alert_rules: {
        Row: {
          endpoint_id: string
          error_share: number | null
          evaluated_at: string
          p95_ms: number | null
          psi: number | null
          silent_minutes: number | null
          updated_at: string
        }
        Insert: {
          endpoint_id: string
          error_share?: number | null
          evaluated_at?: string
          p95_ms?: number | null
          psi?: number | null
          silent_minutes?: number | null
          updated_at?: string
        }
        Update: {
          endpoint_id?: string
          error_share?: number | null
          evaluated_at?: string
          p95_ms?: number | null
          psi?: number | null
          silent_minutes?: number | null
          updated_at?: string
        }
        Relationships: []
      }
      endpoint_alerts: {
        Row: {
          acknowledged_at: string | null
          acknowledged_by: string | null
          detail: string | null
          endpoint_id: string
          fired_at: string
          id: string
          kind: string
          resolved_at: string | null
          state: string
          threshold: number
          value: number
        }
        Insert: {
          acknowledged_at?: string | null
          acknowledged_by?: string | null
          detail?: string | null
          endpoint_id: string
          fired_at?: string
          id?: string
          kind: string
          resolved_at?: string | null
          state?: string
          threshold: number
          value: number
        }
        Update: {
          acknowledged_at?: string | null
          acknowledged_by?: string | null
          detail?: string | null
          endpoint_id?: string
          fired_at?: string
          id?: string
          kind?: string
          resolved_at?: string | null
          state?: string
          threshold?: number
          value?: number
        }
        Relationships: []
      }
      endpoint_hours: {
        Row: {
          counts: unknown[]
          endpoint_id: string
          hour: string
          rows: number
          version: number
        }
        Insert: {
          counts: unknown[]
          endpoint_id: string
          hour: string
          rows: number
          version: number
        }
        Update: {
          counts?: unknown[]
          endpoint_id?: string
          hour?: string
          rows?: number
          version?: number
        }
        Relationships: []
      }
      endpoint_minutes: {
        Row: {
          bad_input: number
          endpoint_id: string
          failed: number
          minute: string
          refused: number
          requests: number
          timed_out: number
          times: unknown[]
          version: number
        }
        Insert: {
          bad_input?: number
          endpoint_id: string
          failed?: number
          minute: string
          refused?: number
          requests?: number
          timed_out?: number
          times?: unknown[]
          version: number
        }
        Update: {
          bad_input?: number
          endpoint_id?: string
          failed?: number
          minute?: string
          refused?: number
          requests?: number
          timed_out?: number
          times?: unknown[]
          version?: number
        }
        Relationships: []
      }
      endpoint_versions: {
        Row: {
          attempt: string | null
          created_at: number
          endpoint_id: string
          hash: string
          model: string
          model_version: string | null
          profile: unknown | null
          share: number
          signature: unknown
          size: number
          source: string
          version: number
          workspace_id: string
        }
        Insert: {
          attempt?: string | null
          created_at?: number
          endpoint_id: string
          hash: string
          model: string
          model_version?: string | null
          profile?: unknown | null
          share: number
          signature: unknown
          size: number
          source: string
          version: number
          workspace_id: string
        }
        Update: {
          attempt?: string | null
          created_at?: number
          endpoint_id?: string
          hash?: string
          model?: string
          model_version?: string | null
          profile?: unknown | null
          share?: number
          signature?: unknown
          size?: number
          source?: string
          version?: number
          workspace_id?: string
        }
        Relationships: []
      }
      endpoints: {
        Row: {
          created_at: number
          id: string
          keep_requests: boolean
          last_version: number
          name: string
          paused: boolean
          updated_at: number
          workspace_id: string
        }
        Insert: {
          created_at?: number
          id?: string
          keep_requests?: boolean
          last_version?: number
          name: string
          paused?: boolean
          updated_at?: number
          workspace_id: string
        }
        Update: {
          created_at?: number
          id?: string
          keep_requests?: boolean
          last_version?: number
          name?: string
          paused?: boolean
          updated_at?: number
          workspace_id?: string
        }
        Relationships: []
      }
      experiments: {
        Row: {
          created_at: number
          id: number
          lifecycle: string
          name: string
          tags: unknown
          updated_at: number
          workspace_id: string
        }
        Insert: {
          created_at: number
          id?: number
          lifecycle?: string
          name: string
          tags?: unknown
          updated_at: number
          workspace_id: string
        }
        Update: {
          created_at?: number
          id?: number
          lifecycle?: string
          name?: string
          tags?: unknown
          updated_at?: number
          workspace_id?: string
        }
        Relationships: []
      }
      invitations: {
        Row: {
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string
          role: string
          state: string
          workspace_id: string
        }
        Insert: {
          created_at?: string
          email: string
          expires_at?: string
          id?: string
          invited_by: string
          role: string
          state?: string
          workspace_id: string
        }
        Update: {
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string
          role?: string
          state?: string
          workspace_id?: string
        }
        Relationships: []
      }
      logged_model_metrics: {
        Row: {
          dataset_digest: string
          dataset_name: string
          key: string
          model_id: string
          run_id: string
          step: number
          time: number
          value: number
        }
        Insert: {
          dataset_digest?: string
          dataset_name?: string
          key: string
          model_id: string
          run_id: string
          step: number
          time: number
          value: number
        }
        Update: {
          dataset_digest?: string
          dataset_name?: string
          key?: string
          model_id?: string
          run_id?: string
          step?: number
          time?: number
          value?: number
        }
        Relationships: []
      }
      logged_models: {
        Row: {
          created_at: number
          experiment_id: number
          id: string
          lifecycle: string
          model_type: string
          name: string
          params: unknown
          source_run_id: string | null
          status: string
          tags: unknown
          updated_at: number
          workspace_id: string
        }
        Insert: {
          created_at?: number
          experiment_id: number
          id?: string
          lifecycle?: string
          model_type?: string
          name: string
          params?: unknown
          source_run_id?: string | null
          status?: string
          tags?: unknown
          updated_at?: number
          workspace_id: string
        }
        Update: {
          created_at?: number
          experiment_id?: number
          id?: string
          lifecycle?: string
          model_type?: string
          name?: string
          params?: unknown
          source_run_id?: string | null
          status?: string
          tags?: unknown
          updated_at?: number
          workspace_id?: string
        }
        Relationships: []
      }
      memberships: {
        Row: {
          joined_at: string
          role: string
          status: string
          user_id: string
          workspace_id: string
        }
        Insert: {
          joined_at?: string
          role: string
          status?: string
          user_id: string
          workspace_id: string
        }
        Update: {
          joined_at?: string
          role?: string
          status?: string
          user_id?: string
          workspace_id?: string
        }
        Relationships: []
      }
      messages: {
        Row: {
          body: string
          created_at: string
          deleted_at: string | null
          details: unknown
          email: string
          file_name: string | null
          file_size: number | null
          id: string
          kind: string
          name: string
          state: string
        }
        Insert: {
          body: string
          created_at?: string
          deleted_at?: string | null
          details?: unknown
          email: string
          file_name?: string | null
          file_size?: number | null
          id?: string
          kind: string
          name: string
          state?: string
        }
        Update: {
          body?: string
          created_at?: string
          deleted_at?: string | null
          details?: unknown
          email?: string
          file_name?: string | null
          file_size?: number | null
          id?: string
          kind?: string
          name?: string
          state?: string
        }
        Relationships: []
      }
      model_aliases: {
        Row: {
          alias: string
          name: string
          version: number
          workspace_id: string
        }
        Insert: {
          alias: string
          name: string
          version: number
          workspace_id: string
        }
        Update: {
          alias?: string
          name?: string
          version?: number
          workspace_id?: string
        }
        Relationships: []
      }
      model_files: {
        Row: {
          created_at: number
          hash: string
          name: string
          size: number
          workspace_id: string
        }
        Insert: {
          created_at?: number
          hash: string
          name: string
          size: number
          workspace_id: string
        }
        Update: {
          created_at?: number
          hash?: string
          name?: string
          size?: number
          workspace_id?: string
        }
        Relationships: []
      }
      model_versions: {
        Row: {
          created_at: number
          description: string
          location: string
          model_id: string | null
          name: string
          run_id: string | null
          run_link: string
          source: string
          stage: string
          tags: unknown
          updated_at: number
          user_id: string
          version: number
          workspace_id: string
        }
        Insert: {
          created_at?: number
          description?: string
          location: string
          model_id?: string | null
          name: string
          run_id?: string | null
          run_link?: string
          source: string
          stage?: string
          tags?: unknown
          updated_at?: number
          user_id?: string
          version: number
          workspace_id: string
        }
        Update: {
          created_at?: number
          description?: string
          location?: string
          model_id?: string | null
          name?: string
          run_id?: string | null
          run_link?: string
          source?: string
          stage?: string
          tags?: unknown
          updated_at?: number
          user_id?: string
          version?: number
          workspace_id?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          email: string
          id: string
          is_verified: boolean
          last_login: string | null
          login_attempts: number
          profile_completed: boolean
          role: string
          status: string
          updated_at: string
          user_id: string
          username: string | null
          verification_token: string | null
        }
        Insert: {
          created_at?: string
          email: string
          id: string
          is_verified?: boolean
          last_login?: string | null
          login_attempts?: number
          profile_completed?: boolean
          role?: string
          status?: string
          updated_at?: string
          user_id: string
          username?: string | null
          verification_token?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          is_verified?: boolean
          last_login?: string | null
          login_attempts?: number
          profile_completed?: boolean
          role?: string
          status?: string
          updated_at?: string
          user_id?: string
          username?: string | null
          verification_token?: string | null
        }
        Relationships: []
      }
      registered_models: {
        Row: {
          created_at: number
          description: string
          last_version: number
          name: string
          tags: unknown
          updated_at: number
          user_id: string
          workspace_id: string
        }
        Insert: {
          created_at?: number
          description?: string
          last_version?: number
          name: string
          tags?: unknown
          updated_at?: number
          user_id?: string
          workspace_id: string
        }
        Update: {
          created_at?: number
          description?: string
          last_version?: number
          name?: string
          tags?: unknown
          updated_at?: number
          user_id?: string
          workspace_id?: string
        }
        Relationships: []
      }
      run_datasets: {
        Row: {
          digest: string
          name: string
          profile: string | null
          run_number: number
          schema: string | null
          source: string
          source_type: string
          tags: unknown
        }
        Insert: {
          digest: string
          name: string
          profile?: string | null
          run_number: number
          schema?: string | null
          source?: string
          source_type?: string
          tags?: unknown
        }
        Update: {
          digest?: string
          name?: string
          profile?: string | null
          run_number?: number
          schema?: string | null
          source?: string
          source_type?: string
          tags?: unknown
        }
        Relationships: []
      }
      run_latest_metrics: {
        Row: {
          key: string
          run_number: number
          step: number
          time: number
          value: number
          workspace_id: string
        }
        Insert: {
          key: string
          run_number: number
          step: number
          time: number
          value: number
          workspace_id: string
        }
        Update: {
          key?: string
          run_number?: number
          step?: number
          time?: number
          value?: number
          workspace_id?: string
        }
        Relationships: []
      }
      run_metric_blocks: {
        Row: {
          block: number
          finite: number
          first_step: number
          first_time: number
          high: number | null
          key: string
          last_step: number
          last_time: number
          low: number | null
          points: number
          run_number: number
          sum: number
        }
        Insert: {
          block: number
          finite: number
          first_step: number
          first_time: number
          high?: number | null
          key: string
          last_step: number
          last_time: number
          low?: number | null
          points: number
          run_number: number
          sum: number
        }
        Update: {
          block?: number
          finite?: number
          first_step?: number
          first_time?: number
          high?: number | null
          key?: string
          last_step?: number
          last_time?: number
          low?: number | null
          points?: number
          run_number?: number
          sum?: number
        }
        Relationships: []
      }
      run_metric_lengths: {
        Row: {
          key: string
          points: number
          run_number: number
        }
        Insert: {
          key: string
          points: number
          run_number: number
        }
        Update: {
          key?: string
          points?: number
          run_number?: number
        }
        Relationships: []
      }
      run_metrics: {
        Row: {
          key: string
          run_number: number
          step: number
          time: number
          value: number
        }
        Insert: {
          key: string
          run_number: number
          step: number
          time: number
          value: number
        }
        Update: {
          key?: string
          run_number?: number
          step?: number
          time?: number
          value?: number
        }
        Relationships: []
      }
      run_models: {
        Row: {
          input: boolean
          model_id: string
          run_number: number
          step: number
        }
        Insert: {
          input: boolean
          model_id: string
          run_number: number
          step?: number
        }
        Update: {
          input?: boolean
          model_id?: string
          run_number?: number
          step?: number
        }
        Relationships: []
      }
      run_params: {
        Row: {
          key: string
          run_number: number
          value: string
          workspace_id: string
        }
        Insert: {
          key: string
          run_number: number
          value: string
          workspace_id: string
        }
        Update: {
          key?: string
          run_number?: number
          value?: string
          workspace_id?: string
        }
        Relationships: []
      }
      run_tags: {
        Row: {
          key: string
          run_number: number
          value: string
          workspace_id: string
        }
        Insert: {
          key: string
          run_number: number
          value: string
          workspace_id: string
        }
        Update: {
          key?: string
          run_number?: number
          value?: string
          workspace_id?: string
        }
        Relationships: []
      }
      runs: {
        Row: {
          bytes: number
          end_time: number | null
          experiment_id: number
          id: string
          last_heard_at: number
          lifecycle: string
          name: string
          number: number
          source: string
          start_time: number
          status: string
          user_id: string
          workspace_id: string
        }
        Insert: {
          bytes?: number
          end_time?: number | null
          experiment_id: number
          id?: string
          last_heard_at: number
          lifecycle?: string
          name: string
          number: number
          source?: string
          start_time: number
          status?: string
          user_id?: string
          workspace_id: string
        }
        Update: {
          bytes?: number
          end_time?: number | null
          experiment_id?: number
          id?: string
          last_heard_at?: number
          lifecycle?: string
          name?: string
          number?: number
          source?: string
          start_time?: number
          status?: string
          user_id?: string
          workspace_id?: string
        }
        Relationships: []
      }
      shared_links: {
        Row: {
          created_at: string
          created_by: string
          document: string
          ending: string
          expires_at: string
          hash: string
          id: string
          kind: string
          workspace_id: string
        }
        Insert: {
          created_at?: string
          created_by: string
          document: string
          ending: string
          expires_at: string
          hash: string
          id?: string
          kind: string
          workspace_id: string
        }
        Update: {
          created_at?: string
          created_by?: string
          document?: string
          ending?: string
          expires_at?: string
          hash?: string
          id?: string
          kind?: string
          workspace_id?: string
        }
        Relationships: []
      }
      workspace_events: {
        Row: {
          action: string
          actor_id: string | null
          at: string
          detail: string | null
          id: number
          invitation_id: string | null
          member_id: string | null
          workspace_id: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          at?: string
          detail?: string | null
          id: number
          invitation_id?: string | null
          member_id?: string | null
          workspace_id: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          at?: string
          detail?: string | null
          id?: number
          invitation_id?: string | null
          member_id?: string | null
          workspace_id?: string
        }
        Relationships: []
      }
      workspaces: {
        Row: {
          created_at: string
          id: string
          name: string
          personal: boolean
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          personal?: boolean
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          personal?: boolean
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      accept_invitation: { Args: { invitation: string }; Returns: string }
      acknowledge_alert: { Args: { alert: string }; Returns: boolean }
      admin_profiles: { Args: { search: string; wanted_status: string; wanted_role: string; page_from: number; page_size: number; sort_by: string; descending: boolean }; Returns: unknown }
      change_api_key: { Args: { api_key: string; change: string }; Returns: boolean }
      change_endpoint: { Args: { endpoint: string; change: string; value: string }; Returns: unknown }
      change_run: { Args: { run: string; change: string; value: string }; Returns: unknown }
      change_runs: { Args: { workspace: string; runs: string; filter: string; view: string; change: string; tag_key: string; tag_value: string }; Returns: unknown }
      compared_runs: { Args: { run_ids: string }; Returns: unknown }
      create_access_token: { Args: { workspace: string; name: string; scope: string; days: number }; Returns: unknown }
      create_api_key: { Args: { workspace: string; name: string; environment: string; scopes: string; days: number }; Returns: unknown }
      create_shared_link: { Args: { workspace: string; kind: string; id: string; days: number }; Returns: unknown }
      create_workspace: { Args: { name: string }; Returns: string }
      dataset_file: { Args: { workspace: string; dataset: string }; Returns: unknown }
      decline_invitation: { Args: { invitation: string }; Returns: undefined }
      delete_message: { Args: { message: string; deleted: boolean }; Returns: boolean }
      delete_workspace: { Args: { workspace: string }; Returns: undefined }
      document_history: { Args: { workspace: string; kind: string; id: string }; Returns: unknown }
      document_links: { Args: { workspace: string; kind: string; id: string }; Returns: unknown }
      end_session: { Args: { session: string }; Returns: undefined }
      endpoint_alert_rules: { Args: { endpoint: string }; Returns: unknown }
      endpoint_drift: { Args: { endpoint: string; hours: number }; Returns: unknown }
      endpoint_numbers: { Args: { endpoint: string; minutes: number }; Returns: unknown }
      endpoint_requests: { Args: { endpoint: string }; Returns: unknown }
      file_message: { Args: { message: string; new_state: string }; Returns: boolean }
      hand_over_workspace: { Args: { workspace: string; member: string }; Returns: undefined }
      inbox: { Args: { wanted_kind: string; wanted_state: string; page_size: number }; Returns: unknown }
      invite_member: { Args: { workspace: string; email: string; role: string }; Returns: string }
      keep_endpoint_requests: { Args: { endpoint: string; keep: boolean }; Returns: unknown }
      metric_series: { Args: { run_ids: string; metric_key: string; axis: string; buckets: number }; Returns: unknown }
      model_page: { Args: { workspace: string; model: string }; Returns: unknown }
      my_access_tokens: { Args: Record<PropertyKey, never>; Returns: unknown }
      my_invitations: { Args: Record<PropertyKey, never>; Returns: unknown }
      my_workspaces: { Args: Record<PropertyKey, never>; Returns: unknown }
      own_files_and_links: { Args: Record<PropertyKey, never>; Returns: unknown }
      own_sessions: { Args: Record<PropertyKey, never>; Returns: unknown }
      pull_documents: { Args: { workspace: string; after_cursor: number; page_size: number }; Returns: unknown }
      push_documents: { Args: { workspace: string; changes: string }; Returns: unknown }
      remove_dataset_file: { Args: { file: string }; Returns: undefined }
      remove_member: { Args: { workspace: string; member: string }; Returns: undefined }
      rename_workspace: { Args: { workspace: string; name: string }; Returns: undefined }
      restore_invitation: { Args: { invitation: string }; Returns: undefined }
      retry_mail: { Args: { mail: string }; Returns: boolean }
      revoke_access_token: { Args: { token_id: string }; Returns: boolean }
      revoke_shared_link: { Args: { link: string }; Returns: undefined }
      run_artifacts: { Args: { run: string }; Returns: unknown }
      run_groups: { Args: { workspace: string; filter: string; view: string; by_entity: string; by_key: string; metric: string; lowest: boolean }; Returns: unknown }
      run_keys: { Args: { workspace: string }; Returns: unknown }
      run_page: { Args: { run: string }; Returns: unknown }
      search_runs: { Args: { workspace: string; filter: string; sort: string; view: string; page_from: number; page_size: number }; Returns: unknown }
      set_endpoint_alert_rules: { Args: { endpoint: string; rules: string }; Returns: unknown }
      set_member_role: { Args: { workspace: string; member: string; role: string }; Returns: undefined }
      set_member_status: { Args: { workspace: string; member: string; status: string }; Returns: undefined }
      shared_document: { Args: { token: string }; Returns: unknown }
      store_training: { Args: { workspace: string; training: string }; Returns: unknown }
      tracking_counts: { Args: { workspace: string }; Returns: unknown }
      troubled_mails: { Args: Record<PropertyKey, never>; Returns: unknown }
      username_available: { Args: { username: string }; Returns: boolean }
      withdraw_invitation: { Args: { invitation: string }; Returns: undefined }
      withdraw_sign_up: { Args: { email: string; claim: string }; Returns: undefined }
      workspace_activity: { Args: { workspace: string }; Returns: unknown }
      workspace_alerts: { Args: { workspace: string }; Returns: unknown }
      workspace_api_keys: { Args: { workspace: string }; Returns: unknown }
      workspace_drift: { Args: { workspace: string }; Returns: unknown }
      workspace_endpoints: { Args: { workspace: string }; Returns: unknown }
      workspace_experiments: { Args: { workspace: string }; Returns: unknown }
      workspace_models: { Args: { workspace: string }; Returns: unknown }
      workspace_team: { Args: { workspace: string }; Returns: unknown }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
