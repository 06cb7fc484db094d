# frozen_string_literal: true

Sequel.migration do
  change do
    create_table(:users) do
      String :id, size: 36, primary_key: true
      String :email, size: 254, null: false, unique: true
      String :password_hash, null: false
      String :reset_hash, size: 64
      DateTime :reset_expires_at, size: 6
      DateTime :created_at, size: 6, null: false
    end

    create_table(:sessions) do
      String :token_hash, size: 64, primary_key: true
      foreign_key :user_id, :users, type: 'varchar(36)', null: false, on_delete: :cascade
      DateTime :expires_at, size: 6, null: false, index: true
    end
  end
end
