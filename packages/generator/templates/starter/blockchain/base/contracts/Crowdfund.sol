// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Collects money until a deadline. If the goal is reached, the owner can withdraw everything; if not, every backer can
/// reclaim their own pledge. No one else can ever withdraw it, and the terms cannot change.
contract Crowdfund {
    address public immutable owner;
    /// In wei.
    uint256 public immutable goal;
    /// Seconds since 1970. Pledges are accepted before it, payments are made from it on.
    uint256 public immutable deadline;

    /// Everything that was pledged, in wei. Refunds do not lower it, so the outcome cannot change.
    uint256 public raised;
    bool public withdrawn;
    mapping(address backer => uint256 amount) public pledges;

    event Pledged(address indexed backer, uint256 amount);
    event Withdrawn(uint256 amount);
    event Refunded(address indexed backer, uint256 amount);

    error InvalidTerms();
    error Ended();
    error NotEnded();
    error GoalReached();
    error GoalMissed();
    error NotOwner();
    error NothingToPay();
    error PaymentFailed();

    /// @param goal_ in wei, more than zero
    /// @param duration in seconds, one hour to one year
    constructor(uint256 goal_, uint256 duration) {
        if (goal_ == 0 || duration < 1 hours || duration > 365 days) revert InvalidTerms();
        owner = msg.sender;
        goal = goal_;
        deadline = block.timestamp + duration;
    }

    function pledge() external payable {
        if (block.timestamp >= deadline) revert Ended();
        if (msg.value == 0) revert NothingToPay();
        pledges[msg.sender] += msg.value;
        raised += msg.value;
        emit Pledged(msg.sender, msg.value);
    }

    /// Pays everything to the owner, once.
    function withdraw() external {
        if (msg.sender != owner) revert NotOwner();
        if (block.timestamp < deadline) revert NotEnded();
        if (raised < goal) revert GoalMissed();
        if (withdrawn) revert NothingToPay();
        withdrawn = true;
        emit Withdrawn(raised);
        pay(owner, raised);
    }

    /// Pays back what the caller pledged, once.
    function refund() external {
        if (block.timestamp < deadline) revert NotEnded();
        if (raised >= goal) revert GoalReached();
        uint256 amount = pledges[msg.sender];
        if (amount == 0) revert NothingToPay();
        // Before the payment, because the recipient may call this contract again during it.
        pledges[msg.sender] = 0;
        emit Refunded(msg.sender, amount);
        pay(msg.sender, amount);
    }

    function pay(address to, uint256 amount) private {
        (bool paid, ) = to.call{value: amount}("");
        if (!paid) revert PaymentFailed();
    }
}
