# frozen_string_literal: true

Sequel.migration do
  change do
    create_table(:items) do
      String :id, size: 36, primary_key: true
      # {{#if auth}}
      foreign_key :owner_id, :users, type: 'varchar(36)', null: false, on_delete: :cascade, index: true
      # {{/if}}
      String :title, size: 200, null: false
      TrueClass :done, null: false, default: false
      DateTime :created_at, size: 6, null: false
    end
  end
end
