from predictor.training import FEATURES, load, train


def test_model_is_accurate_on_unseen_data():
    model, report = train()
    assert model.accuracy >= 0.9
    assert "virginica" in report


def test_training_twice_gives_the_same_model():
    first, _ = train(seed=3)
    second, _ = train(seed=3)
    rows, _, _ = load()
    assert (first.pipeline.predict_proba(rows) == second.pipeline.predict_proba(rows)).all()


def test_data_has_the_columns_of_the_api():
    rows, species, labels = load()
    assert list(rows.columns) == FEATURES
    assert len(rows) == len(species) == 150
    assert labels == ["setosa", "versicolor", "virginica"]
